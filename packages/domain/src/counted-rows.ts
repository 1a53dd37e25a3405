/** So many rows of a list are counted and have page numbers; what comes after them is reached from row to row. */
export const countedRows = 10_000
