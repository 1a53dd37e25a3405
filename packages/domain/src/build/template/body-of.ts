import { Body } from '../body/body.ts'
import { bodyFromTemplate, type LineTemplate, type TemplateSettings } from './body-template.ts'
import { type Firm, firmNamed } from './firm.ts'

/** A name is all that is known of a firm where nothing else is said. */
export const bodyOf = (template: LineTemplate, settings: TemplateSettings, firm: Firm | string): Body =>
  Body.parse(bodyFromTemplate(template, settings, typeof firm === 'string' ? firmNamed(firm) : firm))
