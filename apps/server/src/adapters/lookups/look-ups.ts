import type { FoundAddress, FoundVehicle } from '@coverwright/domain/build/page/page-view'
import type { countries } from '@coverwright/domain/fields'

type Country = (typeof countries)[number]

/** What published journeys look up for whoever fills them in. Both may find nothing; a buyer can always type instead. */
export interface LookUps {
  readonly findAddresses: (country: Country, postcode: string) => Promise<readonly FoundAddress[]>
  readonly findVehicle: (country: Country, registration: string) => Promise<FoundVehicle | undefined>
}
