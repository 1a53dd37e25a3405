import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { aMovie } from '../../apps/server/test/a-movie.ts'
import { aPhoto } from '../../apps/server/test/a-photo.ts'
import { linkMailedTo } from '../mailed-link.ts'
import { declare, pay } from './buyer.ts'
import {
  answerCar,
  answerUse,
  chooseComprehensive,
  fillDriver,
  fillLargeClaim,
  fillYou,
  next,
  noMore,
  seePrices,
} from './driver.ts'
import { lookAt } from './look-at.ts'
import { openShop } from './open-shop.ts'

const shop = await openShop('motor.localhost')
afterAll(() => shop.close())

async function payWith(page: Page, card?: string) {
  await declare(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await pay(page, card)
}

test('a car is found by its registration, drivers are added and removed, a card is declined and the next one buys', async () => {
  const { page, complaints, elsewhere } = await shop.visit()
  // On a slow line people have typed before the page's script comes.
  const script = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await answerCar(page, '£9,500')
  script.resolve()
  await expect.poll(() => page.getByLabel('Which car is it?').inputValue()).toBe('Ford Fiesta 1.0 petrol, 2013 to 2016')
  await lookAt(page)
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await answerUse(page)

  await page.getByRole('heading', { name: 'Driver 1' }).waitFor()
  await next(page)
  await page.getByRole('link', { name: 'Enter the driver’s full name' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('drivers.1.driver_name')
  await fillDriver(page, 'Jane Smith', ['27', '3', '1990'])
  await page.getByText('Do you need to add another driver?').waitFor()
  await lookAt(page)
  await page.getByText('Yes', { exact: true }).click()
  await next(page)
  await page.getByRole('heading', { name: 'Driver 2' }).waitFor()
  await fillDriver(page, 'Sam Smith', ['2', '1', '2004'])
  await page.getByRole('button', { name: 'Remove Jane Smith' }).click()
  await expect.poll(() => page.locator('.cj-items li').count()).toBe(1)
  await page.getByRole('link', { name: 'Change Sam Smith' }).click()
  await expect.poll(() => page.getByLabel('full name').inputValue()).toBe('Sam Smith')
  await next(page)
  for (const heading of ['Who drives it', 'Claims', 'Convictions']) await noMore(page, heading)
  await page.getByRole('heading', { name: 'About you' }).waitFor()
  await page.getByLabel('Postcode').fill('BS7 9ZZ')
  await page.getByRole('button', { name: 'Find address' }).click()
  await page.getByLabel('Choose your address').selectOption({ index: 1 })
  await expect.poll(() => page.getByLabel('Town or city').inputValue()).toBe('Bristol')
  await lookAt(page)
  await fillYou(page, 'Sam Smith', 'sam.smith@example.com')
  await seePrices(page)
  await chooseComprehensive(page)
  await lookAt(page)
  await next(page)
  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('PAYMENT FAILED').waitFor()
  await page.getByRole('link', { name: 'Try again' }).click()
  await payWith(page)
  await page.getByText('Thank you, you are covered').waitFor()
  const { rows } = await shop.database.query(`select insured from policy where email = 'sam.smith@example.com'`)
  expect(rows).toMatchObject([{ insured: expect.stringContaining('Fiesta') }])
  expect([complaints, [...elsewhere]]).toEqual([[], []])
})

const email = 'rae.quill@example.com'
const desk = { viewport: { width: 1280, height: 844 } }

const photoOf = async (background: string) => ({
  name: 'IMG_0001.JPG',
  mimeType: 'image/jpeg',
  buffer: await aPhoto(background),
})

async function sendPhotos(page: Page) {
  await page.getByRole('heading', { name: 'Photos of your car' }).waitFor()
  await next(page)
  await page.getByRole('link', { name: 'Add a photo: the interior' }).waitFor()
  await lookAt(page)
  const sides = { 'The front': '#2b5da8', 'The back': '#3a7', 'The left side': '#a63', 'The right side': '#863a8a' }
  for (const [label, colour] of Object.entries({ ...sides, 'The interior': '#555' }))
    await page.getByLabel(label).setInputFiles(await photoOf(colour))
  await page
    .getByLabel('A walk around the car')
    .setInputFiles({ name: 'walk.mp4', mimeType: 'video/mp4', buffer: aMovie() })
  await next(page)
}

/** In the studio: the photos are rejected in words or approved, and the case is accepted with another excess. */
async function decideInStudio() {
  const { page, complaints, context } = await shop.openStudio('/approve-panel')
  await page.getByRole('row', { name: /Rae Quill/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('AB12 CDE').waitFor()
  for (const side of ['Front', 'Back', 'Left', 'Right', 'Interior'])
    await expect.poll(() => isDrawn(drawer.getByRole('link', { name: `Open ${side}` }).getByRole('img'))).toBe(true)
  await expect.poll(() => drawer.locator('video').count()).toBe(1)
  await lookAt(page)
  await drawer.getByRole('button', { name: 'Reject' }).click()
  const asked = page.getByRole('dialog', { name: /^Reject V-/ })
  await asked.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => asked.getByLabel('What the customer reads').getAttribute('aria-invalid')).toBe('true')
  await lookAt(page)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await drawer.getByRole('button', { name: 'Approve' }).click()
  await drawer.getByText('Files kept until').waitFor()

  await page.goto('/complexCase?state=waiting')
  await page.getByRole('row', { name: /Rae Quill/ }).click()
  await page.getByRole('combobox', { name: 'Your excess' }).click()
  await page.getByRole('option', { name: '£750' }).click()
  await page.getByLabel('Reason').fill('One large claim')
  await page.getByRole('button', { name: /^Accept/ }).click()
  await page.getByText('Offer good until').waitFor()
  expect(complaints).toEqual([])
  await context.close()
}

const isDrawn = (image: ReturnType<Page['getByRole']>) =>
  image.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0)

test('at a desk: photos looked at in the studio, referred, accepted with a settled excess, saved and bought by link on a phone', async () => {
  const first = await shop.visit(desk)
  const { page } = first
  await page.goto('/')
  await answerCar(page, '£24,000')
  await expect.poll(() => page.getByLabel('Which car is it?').inputValue()).toContain('Fiesta')
  await lookAt(page)
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await answerUse(page)
  await page.getByRole('heading', { name: 'Driver 1' }).waitFor()
  await fillDriver(page, 'Rae Quill', ['27', '3', '1980'])
  await noMore(page, 'Who drives it')
  await page.getByRole('heading', { name: 'Claims' }).waitFor()
  await fillLargeClaim(page)
  await noMore(page, 'Claims')
  await noMore(page, 'Convictions')
  await sendPhotos(page)
  await page.getByRole('heading', { name: 'About you' }).waitFor()
  await page.getByLabel('Address line 1').fill('14 Sample Street')
  await page.getByLabel('Town or city').fill('Bristol')
  await page.getByLabel('Postcode').fill('BS7 9ZZ')
  await fillYou(page, 'Rae Quill', email)
  await seePrices(page)
  await page.getByText('We need to look at this ourselves').waitFor()
  await lookAt(page)
  await first.context.close()

  await decideInStudio()

  const again = await shop.visit(desk)
  await again.page.goto(await linkMailedTo(shop.database, email, /^We can insure you/))
  await again.page.getByRole('button', { name: 'Go on' }).click()
  await chooseComprehensive(again.page)
  await lookAt(again.page)
  await next(again.page)
  await again.page.getByRole('link', { name: 'Save and finish later' }).click()
  await again.page.getByRole('button', { name: 'Send the link' }).click()
  await again.page.getByText('The link works until').waitFor()

  const phone = await shop.visit()
  await phone.page.goto(await linkMailedTo(shop.database, email, /^Go on with your/))
  await phone.page.getByRole('button', { name: 'Go on' }).click()
  await phone.page.waitForURL('**/check')
  await lookAt(phone.page)
  await payWith(phone.page)
  await phone.page.getByText('Thank you, you are covered').waitFor()
  const { rows } = await shop.database.query(
    `select q.selection->'choices'->>'excess' as excess from policy p join quote q on q.id = p.quote_id
       where p.email = $1`,
    [email],
  )
  expect(rows).toEqual([{ excess: '750' }])
  expect([...first.complaints, ...again.complaints, ...phone.complaints]).toEqual([])
})
