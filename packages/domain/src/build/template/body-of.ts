import { Body } from '../body/body.ts'
import { bodyFromTemplate, type LineTemplate, type TemplateSettings } from './body-template.ts'

export const bodyOf = (template: LineTemplate, settings: TemplateSettings, tradingName: string): Body =>
  Body.parse(bodyFromTemplate(template, settings, tradingName))
