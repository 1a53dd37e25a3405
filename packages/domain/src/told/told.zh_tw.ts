import { titles } from './titles.zh_tw.ts'

/** What members are told, by its English words: titles, and paragraphs of mails. */
export const told: Readonly<Record<string, string>> = {
  ...titles,
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} 希望透過 Coverwright 以此電子郵件地址傳送訊息。',
  'Open this link to allow it:': '如果您同意，請開啟此連結：',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    '連結 24 小時內有效。如果您不知情，請不必理會：未開啟連結，就不會以此地址傳送任何訊息。',
  'Hello {{name}},': '{{name}}，您好：',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} 已停用 {{company}} 的帳戶。所有人都無法再登入。',
  'Its data are kept until {{day}} and then erased.': '公司的資料會保留至 {{day}}，之後清除。',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    '在此之前可以重新開通：請嘗試登入，並在隨後的頁面提出申請。',
  'You and your colleagues can sign in again: {{link}}': '您與同事可以再次登入：{{link}}',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    '{{company}} 已在 Coverwright 將您加入其代理人名單。您的代理人代碼為 {{code}}。',
  'If you did not expect this, tell {{company}}.': '如果您並未預期收到此通知，請告知 {{company}}。',
  '{{company}} has made a home page for you, where customers find what you sell and how to reach you.':
    '{{company}} 已為您製作主頁，客戶可在主頁了解您銷售的產品，以及如何與您聯絡。',
  'Look at what it says of you, put it right, and confirm or decline it here:\n{{link}}':
    '請在此查看主頁上有關您的內容、更正錯誤，並確認或婉拒：\n{{link}}',
  'Nobody sees the page before you have confirmed it. The link works for 24 hours. If you did not expect it, tell {{company}}.':
    '在您確認之前，沒有人看得到此頁面。連結 24 小時內有效。如果您並未預期收到此郵件，請告知 {{company}}。',
  'Hello {{agent}},': '{{agent}}，您好：',
  '{{name}} wrote to you on your home page:': '{{name}} 透過您的主頁寫信給您：',
  'E-mail: {{email}}': '電子郵件：{{email}}',
  'Telephone: {{phone}}': '電話：{{phone}}',
  '{{partner}} asks you to execute {{agreement}}: {{link}}': '{{partner}} 請您簽署「{{agreement}}」：{{link}}',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} 已簽署「{{agreement}}」：{{link}}',
  'Ask about the products of {{company}}, and read the answer in its own documents:\n{{link}}':
    '您可以詢問有關 {{company}} 產品的問題，並在該公司自己的文件中閱讀回答：\n{{link}}',
  'The link works for 24 hours. Keep it to yourself: it needs no password.':
    '連結 24 小時內有效。請勿轉給他人：使用連結無需密碼。',
  'The app of {{company}}:\n{{apps}}': '{{company}} 的 App：\n{{apps}}',
  'The registration of {{name}} ends on {{endDay}}. Another year costs {{amount}} before VAT.':
    '{{name}} 的註冊將於 {{endDay}} 到期。續期一年的費用為 {{amount}}，未含增值稅。',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    '系統不會自動扣款：請在此續期，否則將失去此名稱：{{link}}',
  'It is charged to the card {{card}} on {{nextDay}}. You can switch that off until then: {{link}}':
    '將於 {{nextDay}} 向信用卡 {{card}} 扣款。在此之前，您可以關閉自動續期：{{link}}',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    '{{name}} 續期一年的訂單 {{number}}，金額為 {{amount}}。',
  'The card {{card}} did not pay it.': '信用卡 {{card}} 未能付款。',
  'It is tried again on {{nextDay}}. With another card in your account it is tried at once.':
    '將於 {{nextDay}} 再次嘗試扣款。如果您在對帳單中改用其他卡，會立即再次嘗試。',
  'The registration ends on {{endDay}}: unless it is renewed before, the name is lost.':
    '註冊將於 {{endDay}} 到期：若未在此之前續期，將失去此名稱。',
  'Pay it here: {{link}}': '請在此付款：{{link}}',
  'Hello,': '您好：',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} 邀請您加入 {{company}}，一起使用 Coverwright。',
  'Register here, with this e-mail address:\n{{link}}': '請在此以本電子郵件地址註冊：\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    '連結 24 小時內有效，限用一次。如果您並未預期收到此郵件，無需做任何事。',
  'Confirm and register here, with this e-mail address:\n{{link}}': '請在此以本電子郵件地址確認並註冊：\n{{link}}',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    '提供方已更換「{{product}}」的一份文件。您的網站會顯示新文件；已售出的保單仍沿用原文件。',
  'See your sites:\n{{link}}': '查看您的網站：\n{{link}}',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    '{{company}} 的 {{inviter}} 邀請貴公司在 Coverwright 成為其合作夥伴。',
  'They write:\n{{note}}': '對方寫道：\n{{note}}',
  'Answer here:\n{{link}}': '請在此回覆：\n{{link}}',
  '{{partner}} asks to be your partner.': '{{partner}} 請求成為您的合作夥伴。',
  'See it in your partner hub:\n{{link}}': '在合作夥伴中心查看：\n{{link}}',
  '{{partner}} is your partner now.': '{{partner}} 已成為您的合作夥伴。',
  '{{partner}} does not want to be your partner.': '{{partner}} 拒絕成為您的合作夥伴。',
  '{{partner}} has withdrawn its request.': '{{partner}} 已撤回請求。',
  '{{partner}} has ended the partnership.': '{{partner}} 已終止合作關係。',
  'Reason given: {{reason}}': '原因：{{reason}}',
  'Sites closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    '停止接受新報價的網站數：{{sites}}。已售出的不受影響，付款與文件繼續有效。',
  'Your company has ended the partnership with {{partner}}.': '貴公司已終止與 {{partner}} 的合作關係。',
  '{{partner}} proposes another payment mode.': '{{partner}} 提議變更付款方式。',
  '{{partner}} agrees to the new payment mode.': '{{partner}} 同意新的付款方式。',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} 維持現有的付款方式。',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    '您的 Coverwright 試用已結束。支付訂閱方案之前，所有人都無法登入。',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    '以月繳的 {{plan}} 繼續使用：{{amount}}，含增值稅。請在此付款，然後重新登入：{{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    '連結 30 天內有效。登入後，您可以選擇其他訂閱方案。',
  'You need more time? Ask for it: {{ask}}': '需要更多時間嗎？請在此申請：{{ask}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    '隨信附上訂單 {{orderNumber}} 的發票 {{number}}，金額為 {{amount}}。',
  'All invoices: {{link}}': '所有發票：{{link}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used.':
    '訂閱方案 {{plan}}：{{whatWords}} 已用 {{used}} / {{allowed}}。',
  'See what else there is: {{link}}': '查看其他可選方案：{{link}}',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endDay}}.':
    '您的訂閱方案續訂與網域續期由信用卡 {{card}} 扣款，該卡將於 {{endDay}} 到期。',
  'Use another one before, so that nothing is interrupted: {{link}}': '請在到期前改用其他卡，以免服務中斷：{{link}}',
  'Renewals of the plan {{plan}} on {{fromDay}} or later cost {{monthAmount}} a month or {{yearAmount}} a year, before VAT. What is paid stays as it is.':
    '訂閱方案 {{plan}} 於 {{fromDay}} 當日或之後續訂時，價格為每月 {{monthAmount}} 或每年 {{yearAmount}}，未含增值稅。已付款的部分維持不變。',
  'You can change or cancel the plan until then: {{link}}': '在此之前，您可以變更或取消訂閱方案：{{link}}',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    '訂閱方案 {{plan}} 的訂單 {{number}}，金額為 {{amount}}。',
  'The card {{card}} did not pay it. We look again on {{nextDay}}.':
    '信用卡 {{card}} 未能付款。我們會在 {{nextDay}} 再次查看。',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    '或轉帳 {{amount}}，並註明 {{reference}} 與 {{number}}。',
  'Nothing changes for your customers.': '您的客戶不受影響。',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    '訂閱方案 {{plan}} 的訂單 {{number}}，金額為 {{amount}}，仍未付款。',
  'Unless it is paid by {{nextDay}}, nothing can be edited or published from then on.':
    '若至 {{nextDay}} 仍未付款，此後將無法編輯或發布。',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    '訂閱方案 {{plan}} 的訂單 {{number}} 未付款。您可以登入、查看、匯出與付款；付款之前無法編輯或發布。',
  'Your sites and your agents’ home pages go on until {{offlineDay}} and then go offline. Policies, their pages and their instalments go on.':
    '您的網站與代理人主頁可使用至 {{offlineDay}}，之後下線。保單、保單頁面與分期付款繼續有效。',
  'Paying lifts the suspension at once.': '付款後立即解除暫停。',
  'It was given up and ended on {{endDay}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    '訂閱方案已取消，並於 {{endDay}} 結束。您可以登入、查看、匯出與訂購方案；訂購之前無法編輯或發布。',
  'Order a plan: {{link}}': '訂購方案：{{link}}',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineDay}}.':
    '您的訂閱方案尚未付款。若仍未付款，您的網站與代理人主頁將於 {{offlineDay}} 下線。',
  'Policies, their pages and their instalments go on.': '保單、保單頁面與分期付款繼續有效。',
  'See what is due: {{link}}': '查看應付款項：{{link}}',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    '您的訂閱方案未付款，網站與代理人主頁已下線。保單、保單頁面與分期付款繼續有效。',
  'Once the plan is paid you can publish them again: {{link}}': '支付訂閱方案後，您可以重新發布：{{link}}',
  'Hello {{to}},': '{{to}}，您好：',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} 希望由您擔任 {{company}} 在 Coverwright 的主要使用者。',
  'Read what that means and confirm it here:\n{{link}}': '請在此閱讀相關說明並確認：\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    '連結 15 分鐘內有效。如果您不願意，請不必理會：未經您確認，不會有任何變動。',
  'Your code is {{code}}. It works for 15 minutes, once.': '您的驗證碼為 {{code}}，15 分鐘內有效，限用一次。',
  'If you did not ask for it, leave it: without the code nothing changes.':
    '如果您並未索取，請不必理會：未輸入驗證碼，不會有任何變動。',
  'Hello {{from}},': '{{from}}，您好：',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} 現在是 {{company}} 的主要使用者。{{from}} 已移交此角色。',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    '您已在所有裝置登出，請重新登入。公司的試用或訂閱方案維持不變。',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    '您現在是 {{company}} 的主要使用者。{{from}} 已移交此角色。',
  '{{name}} asked in the app what the documents do not answer:': '{{name}} 在 App 中提出了文件無法解答的問題：',
  'Write to them at {{email}}.': '請寫信至 {{email}} 回覆對方。',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    '請開啟此連結，以驗證您的電子郵件地址，並完成 {{company}} 在 Coverwright 的註冊：',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    '連結 24 小時內有效。如果您並未申請註冊，請不必理會：未開啟連結，就不會完成註冊。',
  '{{askedBy}}: {{company}} asks for its account to be opened again.': '{{askedBy}}：{{company}} 申請重新開通帳戶。',
  'Reference {{reference}}. It ended on {{endDay}}.': '參考編號：{{reference}}。結束日期：{{endDay}}。',
  '{{askedBy}}: {{company}} asks for its trial to go on.': '{{askedBy}}：{{company}} 申請繼續試用。',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    '您的 Coverwright 密碼已變更，您登入的其他裝置均已登出。',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    '如果不是您本人所為，請立即設定新密碼：在登入頁面選擇「忘記密碼？」。',
  'Your code is {{code}}. It works for 10 minutes, once.': '您的驗證碼為 {{code}}，10 分鐘內有效，限用一次。',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    '如果您並未嘗試在新裝置登入 Coverwright，請變更密碼：有其他人知道您的密碼。',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    '如果您並未要求設定新密碼，請不必理會：未輸入驗證碼，不會有任何變動。',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    '您的帳戶於 {{when}} 在先前未使用過的裝置登入，來源位址為 {{address}}。',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    '如果不是您本人所為，請立即變更密碼：對方會隨即被登出。',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    '您的帳戶於 {{when}} 從先前未使用過的網路位址登入，來源位址為 {{address}}。',
  'Open this link to sign in to Coverwright with this address from now on:':
    '請開啟此連結，從現在起以此電子郵件地址登入 Coverwright：',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    '連結 24 小時內有效，限用一次。如果您不知情，請不必理會：未開啟連結，不會有任何變動。',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    '有人申請以其他電子郵件地址登入您的 Coverwright 帳戶：{{email}}。連結已寄往該地址；在連結開啟之前，不會有任何變動。',
  'If that was not you, change your password at once: the link works no more then.':
    '如果不是您本人所為，請立即變更密碼：連結將隨即失效。',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    '您現在以其他電子郵件地址登入 Coverwright：{{email}}。收到本郵件的地址已無法用於登入。',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    '如果不是您本人所為，請立即寫信給我們，或請貴公司的主要使用者移除您的帳戶。',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    '感謝您的來信。再次來信時請註明 {{reference}}。',
  'You wrote:\n{{words}}': '您的來信內容：\n{{words}}',
  '{{rowCount}} transactions were booked from {{fromDay}} to {{throughDay}}.':
    '{{fromDay}}至{{throughDay}}期間，入帳的交易共 {{rowCount}} 筆。',
  'The file (CSV, the link works for 30 days): {{link}}': '檔案（CSV，連結 30 天內有效）：{{link}}',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} 已送出驗證文件。請在「待驗證的公司」中開啟：\n{{link}}',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    '我們已審核 {{company}} 的文件。其狀態現為「已驗證」。',
  'We could not verify {{company}}:': '{{company}} 未通過驗證，原因如下：',
  'Correct what is wrong and send the documents again: {{link}}': '請更正錯誤，並重新送出文件：{{link}}',
  'Simple units': '簡易額度',
  'Standard units': '標準額度',
  'Complicated units': '複雜額度',
  transactions: '交易',
  sales: '銷售',
  product: '產品',
  billing: '帳單',
  technical: '技術',
  other: '其他',
  'It is issued by {{issuer}}, VAT number {{vatNumber}}.': '開立方：{{issuer}}，增值稅號碼 {{vatNumber}}。',
  'Transfer it to this account: {{account}}': '請轉入此帳戶：{{account}}',
  'The account to transfer it to follows from our staff.': '收款帳戶由我們的工作人員另行告知。',
}
