/** This window: the same person may have several. */
export const thisWindow = crypto.randomUUID()
