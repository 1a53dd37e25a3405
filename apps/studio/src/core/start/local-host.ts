/** This machine under its own name. `broker.localhost` is not: it stands for a broker's host. */
export const isLocalHost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
