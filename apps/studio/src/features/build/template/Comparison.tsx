import { type Language, languageNames } from '@coverwright/domain/base/language/language'
import {
  isOfProduct,
  type TemplatedDocument,
  templatedDocuments,
} from '@coverwright/domain/build/template/document-block'
import type { TemplatedEvent } from '@coverwright/domain/build/template/template-fields'
import type { ComparedMessage } from '@coverwright/domain/reach/outbox/compared-message'
import { Alert, SegmentedControl, Select, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { type MailLook, MailPreview, mailLooks } from './MailPreview.tsx'
import { PagesPreview } from './PagesPreview.tsx'
import classes from './Template.module.css'
import { termsOf, usesOf } from './template-kind.ts'
import type { BoundKind } from './template-paths.ts'
import type { Choice } from './use-choices.ts'
import { useSayUse } from './use-say-use.ts'

interface ComparisonProps {
  readonly kind: BoundKind
  /** Only what is published can be given out. */
  readonly templates: readonly Choice[]
}

/** What is given out without a template beside what is given out with those in use, or today's beside what might be. */
export function Comparison({ kind, templates }: ComparisonProps) {
  const { t } = useTranslation('template')
  const sayUse = useSayUse(kind)
  const uses = usesOf(kind).map((use) => ({ value: use.eventType ?? use.document ?? '', label: sayUse(use) }))
  const [what, setWhat] = useState(uses[0]?.value ?? '')
  const [productId, setProductId] = useState<string | null>(null)
  const [language, setLanguage] = useState<Language>('en_uk')
  const [templateId, setTemplateId] = useState<string | null>(null)
  const { languages } = termsOf[kind]
  const hasProduct = templatedDocuments.every((document) => document !== what || isOfProduct(document))
  return (
    <Card title={t('compare')}>
      <p className={classes.languages}>{t(templateId ? 'proposedHint' : `compareHint.${kind}`)}</p>
      <div className={classes.choices}>
        <Select
          label={t(`what.${kind}`)}
          data={uses}
          allowDeselect={false}
          value={what}
          onChange={(value) => setWhat(value ?? what)}
        />
        {hasProduct && (
          <ProductSelect placeholder={t('everyProduct')} clearable value={productId} onChange={setProductId} />
        )}
        <Select
          label={t('language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          value={language}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
        />
        <Select
          label={t('proposed')}
          placeholder={t('proposedNone')}
          data={[...templates]}
          searchable
          clearable
          nothingFoundMessage={t('nonePublished')}
          value={templateId}
          onChange={setTemplateId}
        />
      </div>
      {kind === 'email' ? (
        // The choices are the events that can be written anew, and the documents that can be designed.
        <Mails eventType={what as TemplatedEvent} {...{ productId, language, templateId }} />
      ) : (
        <Pages
          document={what as TemplatedDocument}
          {...{ productId: hasProduct ? productId : null, language, templateId }}
        />
      )}
    </Card>
  )
}

interface Asked {
  readonly productId: string | null
  readonly language: Language
  readonly templateId: string | null
}

function Mails(asked: Asked & { readonly eventType: TemplatedEvent }) {
  const { t } = useTranslation('template')
  const [look, setLook] = useState<MailLook>('desktop')
  const compared = useQuery({ ...queries.outbox.compareMessage(asked), placeholderData: keepPreviousData })
  const draw = (preview: MailWords) => <MailPreview preview={preview} look={look} />
  return (
    <>
      <div className={classes.looks}>
        <SegmentedControl
          size="sm"
          aria-label={t('look')}
          value={look}
          onChange={(value) => setLook(mailLooks.find((one) => one === value) ?? 'desktop')}
          data={mailLooks.map((value) => ({ value, label: t(`looks.${value}`) }))}
        />
      </div>
      {compared.isError && <ErrorAlert error={compared.error} onRetry={() => void compared.refetch()} />}
      {compared.isPending && <BesideWaiting />}
      {compared.data && !compared.isError && <Beside kind="email" compared={compared.data} draw={draw} />}
    </>
  )
}

function Pages(asked: Asked & { readonly document: TemplatedDocument }) {
  const { t } = useTranslation('template')
  const compared = useQuery({ ...queries.template.compareDocument(asked), placeholderData: keepPreviousData })
  const draw = (pages: Printed) =>
    pages.pdf && <PagesPreview pdf={pages.pdf} name={pages.name ?? t('standard.document')} />
  return (
    <>
      {compared.isError && <ErrorAlert error={compared.error} onRetry={() => void compared.refetch()} />}
      {compared.isPending && <BesideWaiting />}
      {compared.data && !compared.isError && <Beside<Printed> kind="document" compared={compared.data} draw={draw} />}
    </>
  )
}

/** The room they will take. */
const BesideWaiting = () => (
  <div className={classes.beside}>
    <Skeleton height={420} />
    <Skeleton height={420} />
  </div>
)

type MailWords = z.output<typeof ComparedMessage>['standard']

interface Printed {
  readonly pdf: string | null
  readonly name?: string
}

interface Own {
  readonly name: string
  readonly missing: readonly string[]
}

interface BesideProps<Standard> {
  readonly kind: BoundKind
  readonly compared: {
    readonly standard: Standard
    readonly own: (Standard & Own) | null
    readonly proposed: (Standard & Own) | null
  }
  readonly draw: (given: Standard) => ReactNode
}

function Beside<Standard>({ kind, compared: { standard, own, proposed }, draw }: BesideProps<Standard>) {
  const { t } = useTranslation('template')
  const withOwn = (given: Standard & Own, title: string) => (
    <section aria-label={title}>
      <h3>{t('sentWith', { name: given.name })}</h3>
      {given.missing.length > 0 && (
        <Alert color="warning" title={t('notKnown')}>
          {t(`notKnownHint.${kind}`, { fields: given.missing.map((name) => `{{${name}}}`).join(', ') })}
        </Alert>
      )}
      {draw(given)}
    </section>
  )
  const asStandard = (
    <section aria-label={t(`standard.${kind}`)}>
      <h3>{t(`standard.${kind}`)}</h3>
      {draw(standard)}
    </section>
  )
  if (proposed)
    return (
      <div className={classes.beside}>
        {own ? withOwn(own, t(`sent.${kind}`)) : asStandard}
        {withOwn(proposed, t('proposed'))}
      </div>
    )
  return (
    <div className={classes.beside}>
      {asStandard}
      {own ? (
        withOwn(own, t(`sent.${kind}`))
      ) : (
        <section aria-label={t(`sent.${kind}`)}>
          <h3>{t(`sent.${kind}`)}</h3>
          <p className={classes.hint}>{t(`compareNone.${kind}`)}</p>
        </section>
      )}
    </div>
  )
}
