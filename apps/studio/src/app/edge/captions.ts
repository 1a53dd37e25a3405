/** The two captions of the maintenance illustration, worded by the specification. */
export const maintenanceCaptions = ['We are Under Maintenance.', 'Will be Back Soon!'] as const
