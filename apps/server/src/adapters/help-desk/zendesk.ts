import { createSecretKey, randomUUID } from 'node:crypto'

export interface HelpDesk {
  /** Where a browser posts the token. */
  readonly address: string
  readonly passFor: (person: Person, now: Date) => Promise<string>
}

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string
}

/** As Zendesk's JWT single sign-on wants it: signed with the shared secret, used within minutes, once by its `jti`. */
function zendesk(subdomain: string, secret: string): HelpDesk {
  const key = createSecretKey(secret, 'utf8')
  return {
    address: `https://${subdomain}.zendesk.com/access/jwt`,
    passFor: async ({ id, name, email, company }, now) => {
      const { SignJWT } = await import('jose')
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ name, email, external_id: id, organization: company })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + 180)
        .setJti(randomUUID())
        .sign(key)
    },
  }
}

/** None unless both are configured. */
export const helpDeskOf = ({
  ZENDESK_SUBDOMAIN,
  ZENDESK_SECRET,
}: {
  readonly ZENDESK_SUBDOMAIN?: string | undefined
  readonly ZENDESK_SECRET?: string | undefined
}) => (ZENDESK_SUBDOMAIN && ZENDESK_SECRET ? zendesk(ZENDESK_SUBDOMAIN, ZENDESK_SECRET) : undefined)
