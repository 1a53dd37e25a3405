import { z } from 'zod'

export const linkNotValid = 'Start with /, https://, mailto: or tel:'

/** A page of the site or a place on it, a web address, a mailbox, a telephone: nothing a browser would run. */
const linkPattern =
  /^(?:\/(?![/\\])[\w./#?=&%~+-]*|#[\w-]+|https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s"'<>\\]*)?|mailto:[^\s"'<>\\?]+@[^\s"'<>\\]+|tel:\+?[\d() -]+)$/i

export const isLink = (text: string) => text.length <= 500 && linkPattern.test(text)

/** Where a button leads; may be left empty. */
export const Link = z.string().refine((text) => text === '' || isLink(text), linkNotValid)
