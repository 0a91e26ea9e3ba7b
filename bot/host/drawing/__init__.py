"""Drawing: pictures of tables, made in processes of their own and kept while they are wanted."""
