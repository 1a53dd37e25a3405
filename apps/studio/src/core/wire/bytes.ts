/** Written out because browsers that are two years old lack `Uint8Array.fromBase64`. */
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

export const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** As tokens and keys of the web write it: `-` and `_`, without padding. */
export const fromBase64Url = (text: string) => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string) =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16))
