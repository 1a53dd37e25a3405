/** Of a workbook that was filled in and is uploaded: letters and numbers, and its ending. */
const named = /^[\p{L}\p{N}]+\.\w+$/u

export const isTemplateName = (fileName: string): boolean => named.test(fileName)
