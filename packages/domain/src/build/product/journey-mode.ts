/** Live and test journeys never meet: not in payments, numbers or figures. */
export const journeyModes = ['live', 'test'] as const

export type JourneyMode = (typeof journeyModes)[number]
