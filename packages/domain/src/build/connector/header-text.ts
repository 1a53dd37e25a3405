/** Anything else would begin another header, or be refused by the connection. */
export const isHeaderText = (value: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
