import { sequence } from '@coverwright/domain/build/rating/samples/sequence'

/** Models by make, from the smallest to the dearest to insure. */
const makes: Readonly<Record<string, readonly string[]>> = {
  Audi: ['A1', 'A3', 'A4', 'A6', 'Q3', 'Q5', 'TT'],
  BMW: ['1 Series', '2 Series', '3 Series', '5 Series', 'X1', 'X3', 'Z4'],
  Citroën: ['C1', 'C3', 'C4', 'C5 Aircross', 'Berlingo'],
  Dacia: ['Sandero', 'Duster', 'Jogger'],
  Fiat: ['Panda', '500', '500X', 'Tipo'],
  Ford: ['Ka', 'Fiesta', 'Puma', 'Focus', 'Kuga', 'Mondeo', 'Mustang'],
  Honda: ['Jazz', 'Civic', 'HR-V', 'CR-V'],
  Hyundai: ['i10', 'i20', 'i30', 'Kona', 'Tucson', 'Ioniq 5'],
  Jaguar: ['XE', 'XF', 'E-Pace', 'F-Pace', 'F-Type'],
  Kia: ['Picanto', 'Rio', 'Ceed', 'Niro', 'Sportage', 'EV6'],
  'Land Rover': ['Freelander', 'Discovery Sport', 'Evoque', 'Defender', 'Range Rover'],
  Mazda: ['2', '3', 'CX-3', 'CX-5', 'MX-5'],
  'Mercedes-Benz': ['A-Class', 'B-Class', 'C-Class', 'E-Class', 'GLA', 'GLC'],
  MG: ['3', '4', '5', 'ZS', 'HS'],
  Mini: ['One', 'Cooper', 'Countryman', 'John Cooper Works'],
  Nissan: ['Micra', 'Note', 'Juke', 'Leaf', 'Qashqai', 'X-Trail'],
  Peugeot: ['108', '208', '308', '2008', '3008', '5008'],
  Renault: ['Twingo', 'Clio', 'Captur', 'Megane', 'Zoe', 'Kadjar'],
  Seat: ['Mii', 'Ibiza', 'Arona', 'Leon', 'Ateca'],
  Škoda: ['Citigo', 'Fabia', 'Scala', 'Octavia', 'Karoq', 'Superb', 'Kodiaq'],
  Suzuki: ['Alto', 'Swift', 'Ignis', 'Vitara', 'S-Cross'],
  Tesla: ['Model 3', 'Model Y', 'Model S'],
  Toyota: ['Aygo', 'Yaris', 'Corolla', 'C-HR', 'Prius', 'RAV4', 'GR Supra'],
  Vauxhall: ['Adam', 'Corsa', 'Mokka', 'Astra', 'Insignia', 'Grandland'],
  Volkswagen: ['Up', 'Polo', 'T-Roc', 'Golf', 'Passat', 'Tiguan', 'ID.3'],
  Volvo: ['V40', 'V60', 'XC40', 'XC60', 'XC90'],
}

const engines = ['1.0 petrol', '1.4 petrol', '1.6 diesel', '2.0 petrol', 'hybrid'] as const
const generations = ['2008 to 2012', '2013 to 2016', '2017 to 2020', '2021 on'] as const

export interface Vehicle {
  readonly code: string
  readonly label: string
  /** From 1 to 50: what insurers sort cars by. */
  readonly group: number
}

/** The same cars with the same groups wherever they are made. */
export const vehicles: readonly Vehicle[] = makeVehicles()

function makeVehicles(): Vehicle[] {
  const next = sequence(50)
  return Object.entries(makes).flatMap(([make, models], makeAt) =>
    models.flatMap((model, modelAt) =>
      engines.flatMap((engine, engineAt) =>
        generations.map((generation, at) => ({
          code: `V${String(makeAt + 1).padStart(2, '0')}${modelAt + 1}${engineAt + 1}${at + 1}`,
          label: `${make} ${model} ${engine}, ${generation}`,
          group: Math.min(50, 2 + modelAt * 5 + engineAt * 3 + at * 2 + next(0, 6)),
        })),
      ),
    ),
  )
}

export const vehiclesCsv = ['code,label', ...vehicles.map(({ code, label }) => `${code},"${label}"`)].join('\n')
