"""Search: the practice opponent `hard` looks ahead, in processes of its own, for as long as it may."""
