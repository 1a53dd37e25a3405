/** What a program answers besides a price. */
export const decisions = ['accept', 'refer', 'decline'] as const
