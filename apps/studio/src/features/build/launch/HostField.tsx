import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import classes from './HostField.module.css'
import type { HostInput } from './use-host.ts'

/** Where a site shall stand: a name alone is one under the site domain. */
export function HostField({ input }: { readonly input: HostInput }) {
  const { t } = useTranslation('launch')
  const mayConnect = useMay('domain')
  const { typed, host, isWaiting, siteDomain = '', refusal, isConnectable, hold, letGo, write } = input
  const connect = mayConnect && <Link to={pathTo('/domain')}>{t('host.connect')}</Link>
  const isShort = typed.trim() !== '' && host !== typed.trim().toLowerCase()
  return (
    <TextInput
      className={classes.field}
      label={t('host.label')}
      description={
        refusal ? undefined : isShort ? (
          t('host.becomes', { host })
        ) : (
          <>
            {t('host.hint', { siteDomain })} {connect}
          </>
        )
      }
      placeholder={siteDomain && `pets.${siteDomain}`}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      disabled={isWaiting}
      value={typed}
      error={
        refusal && (
          <>
            {refusal} {isConnectable && connect}
          </>
        )
      }
      onFocus={hold}
      onBlur={letGo}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
