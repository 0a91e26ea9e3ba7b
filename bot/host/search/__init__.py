"""Search: bot opponents look ahead, in processes of their own, for as long as they may."""
