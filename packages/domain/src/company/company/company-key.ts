/** Two names are one when only capitals, spaces or punctuation tell them apart. */
export const companyNameKey = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Registers write the same number with and without its spaces and strokes. */
export const licenceKey = (licenceNumber: string) => companyNameKey(licenceNumber)
