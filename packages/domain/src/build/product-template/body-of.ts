import { Body } from '../body/body.ts'
import { bodyFromTemplate, type LineTemplate, type TemplateSettings } from './body-template.ts'
import type { Firm } from './firm.ts'

export const bodyOf = (template: LineTemplate, settings: TemplateSettings, firm: Firm): Body =>
  Body.parse(bodyFromTemplate(template, settings, firm))
