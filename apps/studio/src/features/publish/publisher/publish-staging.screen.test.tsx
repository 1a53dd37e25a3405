import { MountedProduct, ProductForm } from '@coverwright/domain/build/product/product'
import { fail } from '@coverwright/domain/errors'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showScreen } from '../../../../test/show-screen.tsx'
import { queries } from '../../../core/wire/queries.ts'
import { queryClient } from '../../../core/wire/query-client.ts'

const pet = { id: crypto.randomUUID(), name: 'Pet Lifetime' }
const at = '2026-05-04T09:00:00.000Z'

const petAt = (...hosts: readonly string[]) =>
  MountedProduct.parse({
    ...exampleOf(ProductForm),
    ...pet,
    state: 'draft',
    revision: 1,
    bodyRevision: 1,
    shellRevision: 1,
    hasBody: true,
    hasShell: true,
    isResold: false,
    groupId: null,
    lock: null,
    createdAt: at,
    updatedAt: at,
    mounts: hosts.map((host) => ({ host, mode: 'test' })),
  })

/** The screen, with a product that is answered when it is let. */
async function showStaging() {
  const answered = Promise.withResolvers<void>()
  const shown = await showScreen('/publishTS', {
    may: ['publisher'],
    answers: {
      product: {
        listNames: async () => ({ items: [pet], total: 1 }),
        getProduct: async () => {
          await answered.promise
          return petAt()
        },
      },
      publisher: {
        getPlaces: async () => ({ siteDomain: 'localhost', ownHosts: [], proven: [], ceded: [], unproven: [] }),
        findMissing: async () => [],
        publishProduct: async () => fail('release.host-taken'),
      },
    },
  })
  return { ...shown, answer: () => answered.resolve() }
}

test('the address that was typed is published, also where an older one was remembered and is left since', async () => {
  const { page, made, answer } = await showStaging()
  queryClient.setQueryData(queries.product.getProduct({ id: pet.id }).queryKey, petAt('pet-try.localhost'))
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime' }).click()
  await page.getByLabelText('Address').fill('pet-try.localhost')
  answer()
  const publish = page.getByRole('button', { name: 'Publish to staging' })
  await expect.element(publish).toBeEnabled()
  await publish.click()
  await expect
    .poll(() => made.flatMap(([name, input]) => (name === 'publisher/publishProduct' ? [input] : [])))
    .toMatchObject([{ host: 'pet-try.localhost' }])
})

test('what is suggested does not come into what somebody begins to type, and is there when they leave', async () => {
  const { page, answer } = await showStaging()
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime' }).click()
  const address = page.getByLabelText('Address')
  await address.click()
  answer()
  await expect.element(page.getByText('Nothing is missing.')).toBeVisible()
  await expect.element(address).toHaveValue('')
  await userEvent.tab()
  await expect.element(address).toHaveValue('pet-lifetime-staging.localhost')
  await address.fill('pets.localhost')
  await expect.element(address).toHaveValue('pets.localhost')
})
