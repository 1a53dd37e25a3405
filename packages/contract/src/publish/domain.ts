import { Domain, DomainRef, OwnDomainForm, SubdomainForm } from '@coverwright/domain/publish/domain/domain'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('domain')

export const domain = group('domain', {
  getDoaminList: call({
    access,
    paged: ['name', 'createdAt'],
    input: z.strictObject({ state: z.enum(domainLifecycle.states).optional() }),
    output: Domain,
  }),
  getDomain: call({ access, input: DomainRef, output: Domain, errors: ['domain.not-found'] }),
  /** Connects a domain that somebody has already: it answers with the records to set. */
  ownDomain: call({
    access,
    audit: true,
    input: OwnDomainForm,
    output: Domain,
    errors: ['domain.name-taken', 'domain.site-domain'],
  }),
  /** Connects a name under a proven domain, which needs no proof of its own. */
  binDingDomain: call({
    access,
    audit: true,
    input: SubdomainForm,
    output: Domain,
    errors: ['domain.not-found', 'domain.not-proven', 'domain.name-taken', 'domain.site-domain'],
  }),
  /** Asks the DNS in this moment. When the records are right the certificate is ordered. */
  checkDomain: call({
    access,
    audit: true,
    input: DomainRef,
    output: Domain,
    errors: ['domain.not-found', 'domain.name-taken'],
  }),
  setCertificateRenewal: call({
    access,
    audit: true,
    input: DomainRef.extend({ isOn: z.boolean() }).meta({ examples: [{ isOn: false }] }),
    output: Domain,
    errors: ['domain.not-found'],
  }),
  /** The name is nobody's then: whoever connects it next proves it anew. */
  releaseDomain: call({
    access,
    audit: true,
    input: DomainRef,
    output: Domain,
    errors: ['domain.not-found', 'domain.released'],
  }),
})
