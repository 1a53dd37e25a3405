import { messages } from '@coverwright/domain/messages'
import { provenStates } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Domain.module.css'
import { useDomains } from './queries.ts'

/** A name under a domain that is connected already: `pets.` for the pet product. */
export function Component() {
  const { t } = useTranslation('domain')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const domains = useDomains()
  const proven = (domains.data?.items ?? []).filter(({ state }) => provenStates.some((one) => one === state))
  const [chosen, setChosen] = useState<string | null>(params.get('domain'))
  const [label, setLabel] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isTold, setTold] = useState(false)
  const id = chosen ?? proven[0]?.id
  const name = proven.find((domain) => domain.id === id)?.name
  const connect = async () => {
    setTold(true)
    setFailure(undefined)
    if (!id || !label.trim()) return
    try {
      const made = await acts.domain.binDingDomain({ id, label })
      await navigate(pathTo(`/checkDomain?domain=${made.id}`))
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Page isNarrow>
      <PageHeader
        title={t('sub.title')}
        description={t('sub.description')}
        parent={{ title: t('title'), path: '/domain' }}
      />
      <Card className={classes.below}>
        <form
          className={classes.block}
          onSubmit={(event) => {
            event.preventDefault()
            void connect()
          }}
        >
          {failure !== undefined && <ErrorAlert error={failure} />}
          <Select
            label={t('sub.under')}
            placeholder={t('sub.choose')}
            allowDeselect={false}
            value={id ?? null}
            error={isTold && !id ? t('sub.noneProven') : undefined}
            onChange={setChosen}
            data={proven.map((domain) => ({ value: domain.id, label: domain.name }))}
          />
          <TextInput
            label={t('sub.label')}
            placeholder="pets"
            autoComplete="off"
            spellCheck={false}
            value={label}
            description={t('sub.whole', { name: `${label.trim() || 'pets'}.${name ?? 'example.com'}` })}
            error={isTold && !label.trim() ? messages.required : undefined}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button type="submit">{t('sub.act')}</Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}
