import type { Zone } from './dns-server.ts'
import type { TestCompany } from './test-app.ts'

/** What whoever owns names does at their DNS provider, and in the studio. */
export function domainOwner(zone: Zone) {
  async function setRecords({ client }: TestCompany, id: string, only?: 'TXT' | 'CNAME') {
    const { name, records } = await client.domain.getDomain({ id })
    for (const { type, host, value } of records) {
      if (only && type !== only) continue
      // Several companies may be told to prove one name.
      if (type === 'TXT') zone.set(host, { TXT: [...(zone.get(host)?.TXT ?? []), value] })
      if (type === 'CNAME') zone.set(name, { CNAME: value })
    }
  }

  /** Connected, with its records set: it only has to be checked. */
  async function aReadyDomain(company: TestCompany, name: string) {
    const { id } = await company.client.domain.ownDomain({ name })
    await setRecords(company, id)
    const check = async () => {
      await company.client.domain.checkDomain({ id })
      return company.client.domain.getDomain({ id })
    }
    return { id, name, check }
  }

  async function aProvenDomain(company: TestCompany, name: string) {
    const { id, check } = await aReadyDomain(company, name)
    await check()
    return { id, name }
  }

  return { setRecords, aReadyDomain, aProvenDomain }
}
