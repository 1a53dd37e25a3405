import type { SignedInPlace, TrustedDevice } from '@coverwright/domain/company/session/sign-ins'
import { Button } from '@mantine/core'
import { IconDeviceLaptop, IconLogin2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { SignInRow } from './SignInRow.tsx'
import classes from './SignIns.module.css'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Where one is signed in, and the devices that are asked for no code. */
export function Component() {
  const { t } = useTranslation('sign-ins')
  const [isLeaving, setLeaving] = useState(false)
  const asked = useQuery(queries.identity.getSignIns({}))
  const end = ({ id }: SignedInPlace) =>
    void acts.identity.endSession({ id }).then(() => sayDone(t('ended')), sayFailed)
  const forget = ({ id }: TrustedDevice) =>
    void acts.identity.forgetDevice({ id }).then(() => sayDone(t('forgotten')), sayFailed)
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('settings'), path: '/setting' }}
        title={t('title')}
        description={t('description')}
        actions={
          <Button variant="default" onClick={() => setLeaving(true)}>
            {t('everywhere')}
          </Button>
        }
      />
      {asked.error && !asked.data && <ErrorAlert error={asked.error} />}
      {asked.data && (
        <>
          <Card className={classes.card} title={t('sessions')}>
            <ul className={classes.rows}>
              {asked.data.sessions.map((session) => (
                <SignInRow key={session.id} icon={IconLogin2} seen={session} place={session}>
                  <Button size="xs" variant="default" onClick={() => end(session)}>
                    {t('end')}
                  </Button>
                </SignInRow>
              ))}
            </ul>
          </Card>
          <Card className={classes.card} title={t('devices')}>
            <p className={classes.hint}>{t('devicesHint')}</p>
            <ul className={classes.rows}>
              {asked.data.devices.map((device) => (
                <SignInRow key={device.id} icon={IconDeviceLaptop} seen={device}>
                  <Button size="xs" variant="default" onClick={() => forget(device)}>
                    {t('forget')}
                  </Button>
                </SignInRow>
              ))}
            </ul>
          </Card>
          {asked.data.hasMore && <p className={classes.hint}>{t('more')}</p>}
        </>
      )}
      {isLeaving && <SignOutEverywhere onKeep={() => setLeaving(false)} />}
    </Page>
  )
}
