import type { Stored } from '../document/model.ts'

/** Version 2 knew only cover of so many months. */
export function upgradeFromVersion2({ termMonths, ...stored }: Stored): Stored {
  return { ...stored, period: { length: { by: 'months', months: termMonths } } }
}
