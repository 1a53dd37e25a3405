import { CallError } from '@coverwright/contract/client'
import type { SignedUp } from '@coverwright/domain/company/registration/sign-up'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readDevice } from '../../../core/session/device.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { enter } from '../session/sign-in.ts'
import { CompleteRegistration } from './CompleteRegistration.tsx'
import { LinkFailed } from './LinkFailed.tsx'
import { LinkOpening } from './LinkOpening.tsx'
import { Registered } from './Registered.tsx'

/** What the link in the mail opens on, whatever has become of it meanwhile. */
export function Component() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const { signUpKey, deviceKey } = readDevice(localStorage)
  const link = { token, ...(signUpKey && { signUpKey }) }
  const [signedUp, setSignedUp] = useState<SignedUp>()
  const [failure, setFailure] = useState<unknown>()
  const opened = useQuery({
    ...queries.login.parseCompanyToken(link),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (signedUp) return <Registered signedUp={signedUp} />
  if (failure !== undefined) return <LinkFailed reason={reasonOf(failure)} />
  if (token === '' || opened.isError) return <LinkFailed reason="failed" />
  if (!opened.data) return <LinkOpening />
  const { state, companyName, sentTo } = opened.data
  if (state !== 'valid') return <LinkFailed reason={state} />
  return companyName === null ? (
    <CompleteRegistration link={link} sentTo={sentTo ?? ''} onDone={setSignedUp} onFailed={setFailure} />
  ) : (
    <LinkOpening
      complete={() =>
        client.login
          .saveCompanyData({ ...link, ...(deviceKey && { deviceKey }) })
          .then(enterAsNew)
          .then(setSignedUp, setFailure)
      }
    />
  )
}

/** Without a network right after it the company stands all the same: then they sign in by themselves. */
async function enterAsNew(signedUp: SignedUp): Promise<SignedUp> {
  if (signedUp.tokens) await enter(signedUp.tokens).catch(() => undefined)
  return signedUp
}

const reasons = {
  'registration.link-expired': 'expired',
  'registration.already-confirmed': 'confirmed',
  'registration.company-registered': 'company',
  'registration.licence-registered': 'licence',
  'registration.email-registered': 'email',
} as const

const reasonOf = (failure: unknown) =>
  (failure instanceof CallError && reasons[failure.code as keyof typeof reasons]) || 'failed'
