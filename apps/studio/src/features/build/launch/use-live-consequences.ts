import type { Mount } from '@coverwright/domain/publish/release/mount'
import { useTranslation } from 'react-i18next'

/** What going live does, in the words both ways to it use. */
export function useLiveConsequences() {
  const { t } = useTranslation('launch')
  return (host: string, mount: Mount): string[] => [
    t('opens.live', { host: host || t('thisAddress') }),
    t('asTested', { version: mount.version }),
    ...(mount.state === 'staging' && mount.host !== host ? [t('leaves', { host: mount.host })] : []),
  ]
}
