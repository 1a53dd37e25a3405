/**
 * The kept list: mail providers anyone can have an address with, for free or for ten minutes. An address with one of
 * them says nothing about the company of its owner. Subdomains count with their domain.
 */
export const freeMailProviders: readonly string[] = `
  126.com 139.com 163.com 189.cn 21cn.com aim.com aliyun.com aol.co.uk aol.com arcor.de att.net bell.net bellsouth.net
  bigpond.com bk.ru blueyonder.co.uk bluewin.ch bol.com.br btinternet.com btopenworld.com charter.net comcast.net cox.net
  daum.net duck.com earthlink.net email.com fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de
  frontier.com gmail.com gmx.at gmx.ch gmx.co.uk gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com hotmail.be
  hotmail.co.id hotmail.co.th hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.my hotmail.sg
  hushmail.com icloud.com inbox.lv inbox.ru juno.com keemail.me laposte.net libero.it list.ru live.ca live.co.uk live.com
  live.com.my live.com.sg live.fr live.hk mac.com mail.com mail.ee mail.ru me.com mindspring.com msn.com mymail.com
  myyahoo.com nate.com naver.com netscape.net netvigator.com netzero.net ntlworld.com o2.co.uk o2.pl onet.pl
  optusnet.com.au orange.fr outlook.co.id outlook.co.th outlook.com outlook.de outlook.fr outlook.my outlook.sg
  pacific.net.sg pm.me proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com
  rogers.com sbcglobal.net seznam.cz sfr.fr shaw.ca sina.cn sina.com singnet.com.sg skynet.be sky.com sohu.com
  starhub.net.sg streamyx.com sympatico.ca t-online.de talktalk.net telenet.be telus.net tesco.net tiscali.co.uk tiscali.it
  tm.net.my tom.com tuta.com tuta.io tutamail.com tutanota.com tutanota.de uol.com.br verizon.net videotron.ca
  virgilio.it virginmedia.com vip.qq.com vip.sina.com wanadoo.fr web.de windowslive.com wp.pl ya.ru yahoo.ca yahoo.co.id
  yahoo.co.in yahoo.co.jp yahoo.co.th yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.com.hk yahoo.com.my
  yahoo.com.sg yahoo.com.tw yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com zoho.com
  zohomail.com

  0-mail.com 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonaddy.com anonbox.net burnermail.io
  discard.email discardmail.com dispostable.com emailondeck.com fakeinbox.com fakemail.net getairmail.com getnada.com
  grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org
  guerrillamailblock.com harakirimail.com inboxbear.com incognitomail.org jetable.org mail-temp.com mailcatch.com
  maildrop.cc mailexpire.com mailinator.com mailinator.net mailnesia.com mailnull.com mailsac.com mailtemp.net
  minuteinbox.com mintemail.com moakt.com mohmal.com mytemp.email mytrashmail.com nada.email one-time.email
  sharklasers.com simplelogin.com spam4.me spambox.us spamex.com spamgourmet.com temp-mail.io temp-mail.org tempail.com
  tempinbox.com tempmail.com tempmail.dev tempmail.net tempmailaddress.com tempr.email throwaway.email
  throwawaymail.com trash-mail.com trashmail.com trashmail.de trashmail.net wegwerfmail.de yopmail.com yopmail.fr
  yopmail.net`
  .trim()
  .split(/\s+/)

const providers: ReadonlySet<string> = new Set(freeMailProviders)

/** Is the address with a provider of the list, or with a subdomain of one? */
export function isFreeMail(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, index) => providers.has(labels.slice(index).join('.')))
}
