import { drawStandardMail } from '@coverwright/blocks/mail/draw-standard-mail'
import type { Values } from '@coverwright/domain/build/template/segments'
import type { OutboxRow } from '../../../platform/outbox/tables.ts'

/**
 * The mail as it looks: as the company designed it, or in the company's colours around the words it consists of. The latter
 * is drawn when it is needed and kept nowhere: what is forgotten of the words is forgotten of it.
 */
export function htmlOf({ channel, subject, text, html }: OutboxRow, brand: Values): string | null {
  if (channel !== 'mail') return null
  return html ?? (text === '' ? null : drawStandardMail({ subject, text }, brand))
}
