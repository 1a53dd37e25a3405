import type { Body } from '../body/body.ts'
import type { InsuranceLine } from '../product/product.ts'
import { bodyOf } from './body-of.ts'
import type { LineTemplate, TemplateSettings } from './body-template.ts'
import { firmNamed } from './firm.ts'
import { life, travel } from './people.ts'
import { pet } from './pet.ts'
import { home, landlord } from './property.ts'
import { car, motorbike, van } from './vehicles.ts'

/** What each line of business asks, by the line. */
export const lineTemplates: Readonly<Record<InsuranceLine, LineTemplate>> = {
  pet,
  car,
  home,
  travel,
  landlord,
  van,
  motorbike,
  life,
}

export const templateBody = (line: InsuranceLine, settings: TemplateSettings, tradingName: string): Body =>
  bodyOf(lineTemplates[line], settings, firmNamed(tradingName))
