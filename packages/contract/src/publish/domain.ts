import { Domain, DomainCheck, DomainRef, OwnDomainForm, SubdomainForm } from '@coverwright/domain/publish/domain/domain'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import {
  DomainOrder,
  DomainOrderForm,
  DomainOrderRef,
  PayableDomainOrder,
} from '@coverwright/domain/publish/domain-order/domain-order'
import { NameOffer, NameWish } from '@coverwright/domain/publish/domain-order/name-offer'
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
  /**
   * One of the company's: asks the DNS in this moment, and when the records are right the certificate is ordered. A name:
   * whether it can be bought, and for how much.
   */
  checkDomain: call({
    access,
    audit: true,
    input: DomainCheck,
    output: z.union([Domain, NameOffer]),
    errors: ['domain.not-found', 'domain.name-taken', 'domain-order.not-sold'],
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
  /** Names that can be bought: the one that was asked for, then others like it, each with its price. */
  suggestDomain: call({
    access,
    input: NameWish,
    output: z.array(NameOffer),
    errors: ['domain-order.not-sold', 'domain-order.silent'],
  }),
  /** Orders a name; nothing is registered before it is paid. */
  registerDomain: call({
    access,
    audit: true,
    input: DomainOrderForm,
    output: DomainOrder,
    errors: [
      'domain-order.not-sold',
      'domain-order.silent',
      'domain-order.not-retyped',
      'domain-order.name-gone',
      'domain-order.price-changed',
      'domain-order.no-details',
      'domain-order.too-many',
    ],
  }),
  /** Orders another year of a name that was bought here. */
  renewDomain: call({
    access,
    audit: true,
    input: DomainRef,
    output: DomainOrder,
    errors: ['domain.not-found', 'domain-order.not-bought', 'domain-order.no-details', 'domain-order.too-many'],
  }),
  /** Whether the company's card is charged for another year before a registration ends. */
  setNameRenewal: call({
    access,
    audit: true,
    whileSuspended: true,
    input: DomainRef.extend({ isOn: z.boolean() }).meta({ examples: [{ isOn: false }] }),
    output: Domain,
    errors: ['domain.not-found', 'domain-order.not-bought', 'payment.being-charged'],
  }),
  /** Gives up an order that is not paid. */
  cancelDomainOrder: call({
    access,
    audit: true,
    input: DomainOrderRef,
    output: DomainOrder,
    errors: ['domain-order.not-found', 'domain-order.paid', 'domain-order.cancelled', 'domain-order.automatic'],
  }),
  listDomainOrders: call({ access, paged: ['name', 'createdAt'], input: z.strictObject({}), output: DomainOrder }),
  checkoutPaymentOrder: call({
    access,
    input: DomainOrderRef,
    output: PayableDomainOrder,
    errors: ['domain-order.not-found'],
  }),
  /** Begins the payment: it answers the address of the card provider's page. */
  checkoutPaymentDoMain: call({
    access,
    audit: true,
    isPersonal: true,
    input: DomainOrderRef,
    output: z.object({ url: z.string() }),
    errors: [
      'domain-order.not-found',
      'domain-order.no-cards',
      'domain-order.paid',
      'domain-order.cancelled',
      'payment.being-charged',
      'payment.gateway-silent',
    ],
  }),
  /** The card provider is asked what became of a payment. */
  DoMaincallBackCheckout: call({
    access,
    audit: true,
    input: DomainOrderRef,
    output: PayableDomainOrder,
    errors: ['domain-order.not-found'],
  }),
  /** With it a name that was bought here is taken to another registrar. */
  getTransferCode: call({
    access,
    audit: true,
    isPersonal: true,
    showsSecret: true,
    input: DomainRef,
    output: z.object({ code: z.string() }),
    errors: ['domain.not-found', 'domain-order.not-bought', 'domain-order.not-sold', 'domain-order.silent'],
  }),
})
