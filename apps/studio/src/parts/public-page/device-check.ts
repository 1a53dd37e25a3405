import { sessionLimits } from '@coverwright/domain/company/session/session-limits'

/** A sign-in that waits for the code of a new device. It travels in the history entry and survives a reload. */
export interface DeviceCheck {
  readonly ticket: string
  readonly sentTo: string
  /** Milliseconds. */
  readonly sentAt: number
}

export function readDeviceCheck(state: unknown): DeviceCheck | undefined {
  const { ticket, sentTo, sentAt } = (state ?? {}) as Partial<DeviceCheck>
  return typeof ticket === 'string' && typeof sentTo === 'string' && typeof sentAt === 'number'
    ? { ticket, sentTo, sentAt }
    : undefined
}

/** Whole seconds until another code may be sent. */
export const secondsToResend = (sentAt: number, nowMs: number) =>
  Math.max(0, Math.ceil((sentAt + sessionLimits.resendMs - nowMs) / 1000))

export const codeLength = 6

/** What was typed or pasted, with the spaces and dashes that mails put into codes left out. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, codeLength)
