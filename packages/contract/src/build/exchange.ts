import { Component } from '@coverwright/domain/build/component/component'
import {
  AvailableFilter,
  AvailableItem,
  AvailableRef,
  ExchangeReport,
  ExchangeReportFilter,
  ExchangeReportRef,
  FreeName,
  NameForm,
  ReleasedVersion,
  ReportForm,
  Take,
  TakeForm,
  TakeIntoProduct,
  WithdrawReleased,
} from '@coverwright/domain/build/exchange/available-item'
import {
  AnswerMaster,
  CompareForm,
  Comparison,
  ExchangeItem,
  ExchangeItemChange,
  ExchangeItemFilter,
  ExchangeItemRef,
  ExchangeLock,
  ExchangePreview,
  ExchangeVersion,
  GenerateForm,
  MasterOfComponent,
  MasterOfProduct,
  SubForm,
} from '@coverwright/domain/build/exchange/exchange'
import {
  ExchangeDecision,
  ExchangeReview,
  ExchangeReviewFilter,
  ExchangeReviewRef,
} from '@coverwright/domain/build/exchange/exchange-review'
import { Product } from '@coverwright/domain/build/product/product'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const own = { access: can('exchange-designs') } as const
const making = { ...own, audit: true } as const
const reviewing = { access: can('review-designs') } as const
const available = { access: reads('availableDesigns') } as const
const missing = ['exchange.not-found'] as const
const taking = [...missing, 'exchange.refused', 'product.design-refused'] as const

/** The designers' exchange: what a company gives, what whoever runs the product decides, what any company takes. */
export const exchange = group('exchange', {
  createFromProduct: call({
    ...making,
    isForReaders: true,
    input: MasterOfProduct,
    output: ExchangeItem,
    errors: [
      'exchange.name-taken',
      'exchange.too-many',
      'exchange.empty',
      'product.not-found',
      'primary-product.not-own-body',
    ],
  }),
  createFromComponent: call({
    ...making,
    input: MasterOfComponent,
    output: ExchangeItem,
    errors: ['exchange.name-taken', 'exchange.too-many', 'component.not-found'],
  }),
  /** With a product or component of its own to be built in. */
  deriveItem: call({
    ...making,
    input: SubForm,
    output: ExchangeItem,
    errors: [
      ...missing,
      'exchange.name-taken',
      'exchange.too-many',
      'exchange.locked',
      'exchange.not-a-master',
      'exchange.not-generated',
      'exchange.refused',
      'product.name-taken',
      'component.name-taken',
    ],
  }),
  listItems: call({
    ...own,
    paged: ['name', 'createdAt', 'updatedAt'],
    input: ExchangeItemFilter,
    output: ExchangeItem,
  }),
  getItem: call({ ...own, input: ExchangeItemRef, output: ExchangeItem, errors: missing }),
  listItemVersions: call({ ...own, input: ExchangeItemRef, output: z.array(ExchangeVersion), errors: missing }),
  previewItem: call({
    ...own,
    input: ExchangeItemRef,
    output: ExchangePreview,
    errors: [...missing, 'exchange.not-generated'],
  }),
  compareItem: call({
    ...own,
    input: CompareForm,
    output: Comparison,
    errors: [...missing, 'exchange.no-master', 'exchange.not-generated'],
  }),
  updateItem: call({
    ...making,
    input: ExchangeItemChange,
    output: ExchangeItem,
    errors: [...missing, 'exchange.name-taken', 'exchange.locked'],
  }),
  /** Packs what its source holds now as the next version. */
  generateItem: call({
    ...making,
    input: GenerateForm,
    output: ExchangeItem,
    errors: [
      ...missing,
      'exchange.locked',
      'exchange.source-gone',
      'exchange.empty',
      'exchange.nothing-changed',
      'exchange.too-large',
      'exchange.full',
    ],
  }),
  lockItem: call({ ...making, input: ExchangeLock, output: ExchangeItem, errors: missing }),
  /** What master and sub item differ in since: the sub item takes it over, or stays as it is. */
  answerMaster: call({
    ...making,
    input: AnswerMaster,
    output: ExchangeItem,
    errors: [
      ...missing,
      'exchange.no-master',
      'exchange.locked',
      'exchange.source-gone',
      'exchange.nothing-new',
      'exchange.wrong-state',
      'document.being-edited',
      'product.being-edited',
      'product.in-trash',
      'product.locked',
      'product.changed-meanwhile',
      'document.changed-meanwhile',
      'component.locked',
      'primary-product.not-own-body',
      'component.wrong-state',
    ],
  }),
  submitItem: call({
    ...making,
    input: ExchangeItemRef,
    output: ExchangeItem,
    errors: [...missing, 'exchange.wrong-state', 'exchange.not-generated', 'exchange.nothing-new'],
  }),
  takeBackItem: call({
    ...making,
    input: ExchangeItemRef,
    output: ExchangeItem,
    errors: [...missing, 'exchange.wrong-state'],
  }),
  /** Nobody takes it any more; what was taken stays. */
  withdrawItem: call({
    ...making,
    input: ExchangeItemRef,
    output: ExchangeItem,
    errors: [...missing, 'exchange.wrong-state'],
  }),
  deleteItem: call({
    ...making,
    input: ExchangeItemRef,
    output: ExchangeItem,
    errors: [...missing, 'exchange.locked', 'exchange.has-subs', 'exchange.released', 'exchange.wrong-state'],
  }),

  listReviews: call({
    ...reviewing,
    paged: ['createdAt', 'name'],
    input: ExchangeReviewFilter,
    output: ExchangeReview,
  }),
  getReview: call({
    ...reviewing,
    input: ExchangeReviewRef,
    output: ExchangeReview,
    errors: ['exchange.review-not-found'],
  }),
  previewReview: call({
    ...reviewing,
    input: ExchangeReviewRef,
    output: ExchangePreview,
    errors: ['exchange.review-not-found', 'exchange.refused'],
  }),
  decideReview: call({
    ...reviewing,
    audit: true,
    input: ExchangeDecision,
    output: ExchangeReview,
    errors: ['exchange.review-not-found', 'exchange.decided', 'exchange.unchecked', 'exchange.refused'],
  }),
  withdrawReleased: call({ ...reviewing, audit: true, input: WithdrawReleased, output: z.null(), errors: missing }),
  listReports: call({ ...reviewing, paged: ['createdAt'], input: ExchangeReportFilter, output: ExchangeReport }),
  settleReport: call({
    ...reviewing,
    audit: true,
    input: ExchangeReportRef,
    output: z.null(),
    errors: ['exchange.not-found'],
  }),

  listAvailable: call({
    ...available,
    paged: ['releasedAt', 'name', 'takes'],
    input: AvailableFilter,
    output: AvailableItem,
  }),
  getAvailable: call({ ...available, input: AvailableRef, output: AvailableItem, errors: missing }),
  listReleasedVersions: call({ ...available, input: AvailableRef, output: z.array(ReleasedVersion), errors: missing }),
  previewAvailable: call({
    ...available,
    input: AvailableRef,
    output: ExchangePreview,
    errors: [...missing, 'exchange.refused'],
  }),
  findFreeName: call({ ...available, input: NameForm, output: FreeName }),
  /** A website or an insurance, as a product of its own. */
  takeDesign: call({
    access: can('project'),
    audit: true,
    input: TakeForm,
    output: Product,
    errors: [...taking, 'product.name-taken', 'product.line-coming-soon'],
  }),
  /** A website for a product that is there. */
  takeIntoProduct: call({
    access: can('project'),
    audit: true,
    editsJourney: true,
    input: TakeIntoProduct,
    output: Product,
    errors: [
      ...taking,
      'product.not-found',
      'product.being-edited',
      'product.in-trash',
      'product.changed-meanwhile',
      'document.being-edited',
    ],
  }),
  takeComponent: call({
    access: can('designStudio'),
    audit: true,
    input: TakeForm,
    output: Component,
    errors: [...taking, 'component.name-taken'],
  }),
  listTakes: call({ ...available, paged: ['createdAt'], input: z.strictObject({}), output: Take }),
  reportItem: call({ ...available, audit: true, input: ReportForm, output: z.null(), errors: missing }),
})
