# What training says: errors, and how it goes.

broken-checkpoint = { $file } is damaged, or not a checkpoint of Rookery; move it away to start afresh
another-training = { $folder } holds another training: its { $name } is { $theirs }, not { $ours }; choose another folder, or go on with the earlier settings
not-saved = { $file } could not be saved ({ $problem }); the checkpoint before it is safe. Free some space and run the same command again
out-of-memory = { $lanes } games at once do not fit into the GPU's memory; try fewer with --lanes
device-lost = the GPU failed ({ $problem }); run the same command again to continue from the last checkpoint in { $folder }
net-of-another-size = { $file } is { $width } wide and has { $blocks } blocks; train with --width { $width } --blocks { $blocks }
