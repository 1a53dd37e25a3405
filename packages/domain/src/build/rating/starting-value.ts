/** A rate of which nobody thinks that it is meant, and factors that change nothing: until the firm's own are there. */
export const startingValue = (output: string) => (output.endsWith('_factor') ? '1.00' : '100.00')
