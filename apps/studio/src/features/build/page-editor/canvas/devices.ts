export const deviceWidths = { desktop: 1280, tablet: 768, phone: 390 } as const

export type Device = keyof typeof deviceWidths

export const devices = Object.keys(deviceWidths) as readonly Device[]
