# What training says: errors, and how it goes.

broken-checkpoint = { $file } is damaged, or no checkpoint of ours; move it away to start anew
another-training = { $folder } holds another training: its { $name } is { $theirs }, not { $ours }; name another folder, or train on as before
not-saved = { $file } could not be written ({ $problem }); the checkpoint before it is unharmed. Make space and run the same command again
out-of-memory = { $lanes } games at once do not fit into the GPU's memory; try fewer with --lanes
device-lost = the GPU failed ({ $problem }). Run the same command again to go on from the last checkpoint in { $folder }
net-of-another-size = { $file } is { $width } wide and has { $blocks } blocks; train with --width { $width } --blocks { $blocks }
