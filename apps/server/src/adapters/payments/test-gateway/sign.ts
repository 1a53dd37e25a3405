import { createHmac, timingSafeEqual } from 'node:crypto'

/** A notice older than this is not believed: somebody may have kept it. */
const oldestMs = 5 * 60_000

export const signatureOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, text))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Time and signature together, so that neither can be changed alone. */
export function noticeHeader(secret: string, body: string, now: Date): string {
  const at = now.getTime()
  return `t=${at},v1=${signatureOf(secret, `${at}.${body}`)}`
}

export function isNoticeSigned(secret: string, header: string, body: string, now: Date): boolean {
  const [, at = '', signature = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  return Math.abs(now.getTime() - Number(at)) <= oldestMs && isSigned(secret, `${at}.${body}`, signature)
}
