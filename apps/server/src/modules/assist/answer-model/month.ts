/** Of the world's time, as those count who send invoices for it. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

export const endOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
