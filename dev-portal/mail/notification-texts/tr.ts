import type { NotificationTexts } from "./notification-text.ts";

export const turkishNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "{name} numaralı sipariş gönderildi", intro: "Siparişiniz gönderildi:" },
      several: { subject: "{count} sipariş gönderildi", intro: "Bu siparişler gönderildi:" },
    },
    invoice_due: {
      one: { subject: "{name} numaralı faturanın vadesi geldi", intro: "Bu faturanın vadesi geldi:" },
      several: { subject: "{count} faturanın vadesi geldi", intro: "Bu faturaların vadesi geldi:" },
    },
    ticket_answer: {
      one: { subject: "{name} numaralı destek talebine yanıt", intro: "Destek talebinizi yanıtladık:" },
      several: { subject: "{count} destek talebine yanıt", intro: "Bu destek taleplerini yanıtladık:" },
    },
    service_expiring: {
      one: {
        subject: "Bir hizmetin süresi doluyor: {name}",
        intro: "Bu bulut hizmetinin süresi yakında dolacak:",
      },
      several: {
        subject: "{count} hizmetin süresi doluyor",
        intro: "Bu bulut hizmetlerinin süresi yakında dolacak:",
      },
    },
    training_reminder: {
      one: { subject: "Yakında: {name}", intro: "Eğitiminiz yakında başlıyor:" },
      several: { subject: "{count} eğitim yakında başlıyor", intro: "Eğitimleriniz yakında başlıyor:" },
    },
    reference_online: {
      one: {
        subject: "“{name}” adlı referansınız yayımlandı",
        intro: "Referansınız onaylandı ve artık herkes görebilir:",
      },
      several: {
        subject: "{count} referansınız yayımlandı",
        intro: "Bu referanslar onaylandı ve artık herkes görebilir:",
      },
    },
  },
  words: { invoiceDue: "{number}, vade: {day}", serviceEnds: "{service}, {serial}, son gün: {day}" },
  why: "Ayarlarınıza göre {choice} e-posta almak istiyorsunuz. Bu e-postaları kapatmak için:\n{link}",
  page: {
    ask: [
      "Artık {choice} e-posta gönderilmesin mi?",
      "Diğer tüm e-postaları almaya devam edersiniz. Bunları ayarlarınızda tekrar açabilirsiniz.",
    ],
    switchOff: "Kapat",
    done: [
      "Bu e-postalar kapatıldı",
      "Artık {choice} e-posta almayacaksınız. Bu e-postaları ayarlarınızda tekrar açabilirsiniz.",
    ],
    unknown: [
      "Bu bağlantı geçerli değil",
      "Bağlantı eksik veya değiştirilmiş. E-postaları ayarlarınızda kapatabilirsiniz.",
    ],
    tooOften: ["Çok fazla istek", "Birkaç dakika sonra tekrar deneyin."],
    settings: "Ayarlara git",
  },
};
