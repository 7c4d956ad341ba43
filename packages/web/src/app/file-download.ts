// Saves a file on the user's machine, or shares a picture from it.

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Shares a picture where the device can, and saves it elsewhere. */
export async function shareOrSave(picture: Blob, name: string, text: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files })) {
    saveFile(picture, name);
    return;
  }
  try {
    await navigator.share({ files, text });
  } catch (error) {
    // The user may have cancelled.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}
