import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const domainAudit: NounAudit = {
  things: { domain: 'Domains' },
  named: { domain: 'name' },
  done: {
    'domain/ownDomain': 'began to connect the domain {}',
    'domain/binDingDomain': 'connected the name {} below a domain',
    'domain/checkDomain': 'checked the records of the domain {}',
    'domain/setCertificateRenewal': 'changed whether the certificate of {a name} is renewed by itself',
    'domain/releaseDomain': 'let the domain {} go',
    'domain/expire': 'found that the domain {} leads here no more',
    'domain/certify': 'fetched a certificate for {a name}',
    'domain/serve': 'served a certificate for {a name}',
    'domain/challenge': 'proved that a name leads here',
  },
}
