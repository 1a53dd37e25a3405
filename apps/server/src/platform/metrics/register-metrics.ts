export const registerMetrics = (..._a: unknown[]) => {}
