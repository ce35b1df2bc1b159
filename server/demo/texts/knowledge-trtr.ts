import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeTrtr: KnowledgeTexts = {
  unreachable: [
    "Miniserver’a dışarıdan ulaşılamıyor. Neleri kontrol edebilirim?",
    "Üründe Remote Connect testini başlatın: Test nedeni ve yapılması gerekeni gösterir.",
    "Yanıt 461 ise modem portu yönlendirmiyordur. Port yönlendirmeyi ve Miniserver’ın yerel adresini koruyup korumadığını kontrol edin.",
  ],
  "default-password": [
    "Test 409 yanıtını veriyor. Bu ne demek?",
    "Miniserver hâlâ fabrika şifresini kabul ediyor. Config’de yöneticiye kendi şifresini verin, Miniserver’a kaydedin ve tekrar test edin.",
  ],
  "update-led": [
    "Güncellemeden sonra LED turuncu yanıp sönüyor.",
    "SD kartı on saniyeliğine çıkarıp cihazı yeniden başlatın. LED turuncu kalırsa log dosyasını bir destek talebiyle gönderin.",
  ],
  "weather-ended": [
    "Hava durumu hizmetinin süresi doldu. Nasıl yenilerim?",
    "Ürünü açın, bulut hizmetlerini seçin ve bir lisans kodu girin. Satın alınan aylar kalan süreye eklenir.",
  ],
  transfer: [
    "Bulut hizmeti başka bir Miniserver’a taşınabilir mi?",
    "Satın alınmış ve süresi dolmamış bir hizmet, firmanızın başka bir ürününe aktarılabilir. Deneme hizmetleri ve süresi dolanlar aktarılamaz.",
  ],
  "order-late": [
    "Siparişim henüz listede yok.",
    "Bir siparişin burada görünmesi 30 dakikayı bulabilir. Sonrasında da yoksa sipariş numarasını bize gönderin.",
  ],
  "missing-box": [
    "Teslimatımın bir kısmı eksik.",
    "Bir sipariş birkaç gönderiye bölünebilir: Siparişte her gönderinin takibi bulunur. Hepsi geldiyse irsaliyenin bir fotoğrafını bize gönderin.",
  ],
  payment: [
    "Ödeme yaptım, ancak fatura hâlâ ödenmemiş görünüyor.",
    "Bir ödemenin işlenmesi beş iş gününü bulabilir. Sonrasında havalenin tarihini ve açıklamasını bize gönderin.",
  ],
  certificate: [
    "Bir eğitimin sertifikasını nerede bulurum?",
    "Katılımınız onaylanır onaylanmaz eğitimin yanında yer alır; en geç son günden iki gün sonra.",
  ],
  rights: [
    "İş arkadaşım siparişleri veya ürünleri görmüyor.",
    "Bir çalışanın ne gördüğünü firmanızın verdiği yetkiler belirler. Kullanıcılarınızı yöneten kişi bunları ayarlardan değiştirebilir.",
  ],
};
