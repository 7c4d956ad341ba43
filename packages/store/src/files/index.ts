// Private folders, and folders synced to the disk.

export { syncFolder } from './folder-sync.ts';
export { makeFolder } from './private-folder.ts';
