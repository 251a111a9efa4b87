/** A file opened on one screen that belongs to another: taken once, by the screen it is handed to. */
let handed: Blob | undefined;

export function handFile(file: Blob): void {
  handed = file;
}

export function takeHandedFile(): Blob | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
