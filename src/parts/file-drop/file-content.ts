/** The bytes of a chosen file. Rejects if the browser can no longer read it. */
export const fileContent = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/** The last characters of a file's name, which include its extension. */
export const shortFileName = (file: File, longest: number): string => [...file.name].slice(-longest).join('').trim()
