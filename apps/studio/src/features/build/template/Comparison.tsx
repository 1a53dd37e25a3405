import { type Language, languageNames } from '@coverwright/domain/base/language/language'
import type { TemplatedDocument } from '@coverwright/domain/build/template/document-block'
import type { TemplatedEvent } from '@coverwright/domain/build/template/template-fields'
import { SegmentedControl, Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { type MailLook, MailPreview, mailLooks } from './MailPreview.tsx'
import { PagesPreview } from './PagesPreview.tsx'
import classes from './Template.module.css'
import { termsOf, usesOf } from './template-kind.ts'
import type { BoundKind } from './template-paths.ts'
import { useSayUse } from './use-say-use.ts'

/** What is given out without a template beside what is given out with those in use. */
export function Comparison({ kind }: { readonly kind: BoundKind }) {
  const { t } = useTranslation('template')
  const sayUse = useSayUse(kind)
  const uses = usesOf(kind).map((use) => ({ value: use.eventType ?? use.document ?? '', label: sayUse(use) }))
  const [what, setWhat] = useState(uses[0]?.value ?? '')
  const [productId, setProductId] = useState<string | null>(null)
  const [language, setLanguage] = useState<Language>('en_uk')
  const { languages } = termsOf[kind]
  return (
    <Card title={t('compare')}>
      <p className={classes.languages}>{t(`compareHint.${kind}`)}</p>
      <div className={classes.choices}>
        <Select
          label={t(`what.${kind}`)}
          data={uses}
          allowDeselect={false}
          value={what}
          onChange={(value) => setWhat(value ?? what)}
        />
        <ProductSelect placeholder={t('everyProduct')} clearable value={productId} onChange={setProductId} />
        <Select
          label={t('language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          value={language}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
        />
      </div>
      {kind === 'email' ? (
        // The choices are the events that can be written anew, and the documents that can be designed.
        <Mails eventType={what as TemplatedEvent} {...{ productId, language }} />
      ) : (
        <Pages document={what as TemplatedDocument} {...{ productId, language }} />
      )}
    </Card>
  )
}

interface Asked {
  readonly productId: string | null
  readonly language: Language
}

function Mails(asked: Asked & { readonly eventType: TemplatedEvent }) {
  const { t } = useTranslation('template')
  const [look, setLook] = useState<MailLook>('desktop')
  const compared = useQuery({ ...queries.outbox.compareMessage(asked), placeholderData: keepPreviousData })
  const { standard, own } = compared.data ?? {}
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
      <Beside
        kind="email"
        name={own?.name}
        standard={standard && <MailPreview preview={standard} look={look} />}
        own={own && <MailPreview preview={own} look={look} />}
        isKnown={compared.isSuccess}
      />
    </>
  )
}

function Pages(asked: Asked & { readonly document: TemplatedDocument }) {
  const { t } = useTranslation('template')
  const compared = useQuery({ ...queries.template.compareDocument(asked), placeholderData: keepPreviousData })
  const { standard, own } = compared.data ?? {}
  return (
    <>
      {compared.isError && <ErrorAlert error={compared.error} onRetry={() => void compared.refetch()} />}
      <Beside
        kind="document"
        name={own?.name}
        standard={standard && <PagesPreview pdf={standard.pdf} name={t('standard.document')} />}
        own={own?.pdf && <PagesPreview pdf={own.pdf} name={own.name} />}
        isKnown={compared.isSuccess}
      />
    </>
  )
}

interface BesideProps {
  readonly kind: BoundKind
  readonly name: string | undefined
  readonly standard: ReactNode
  readonly own: ReactNode
  readonly isKnown: boolean
}

function Beside({ kind, name, standard, own, isKnown }: BesideProps) {
  const { t } = useTranslation('template')
  return (
    <div className={classes.beside}>
      <section aria-label={t(`standard.${kind}`)}>
        <h3>{t(`standard.${kind}`)}</h3>
        {standard}
      </section>
      <section aria-label={t(`sent.${kind}`)}>
        <h3>{name ? t('sentWith', { name }) : t(`sent.${kind}`)}</h3>
        {own ?? (isKnown && <p className={classes.hint}>{t(`compareNone.${kind}`)}</p>)}
      </section>
    </div>
  )
}
