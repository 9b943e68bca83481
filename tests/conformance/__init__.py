"""What every game of the catalog must do. No game escapes."""
