import type { TopicTexts } from "./message-texts.ts";

export const messagesCaes: TopicTexts = {
  config: [
    "Config {version} ja està disponible",
    "Config {version} carrega més de pressa els projectes grans i mostra totes les branques Tree en una vista nova.",
    "Desi el projecte abans d’actualitzar. Els Miniservers de la primera generació continuen funcionant amb la versió anterior.",
  ],
  newProduct: [
    "Novetat: Touch Pure Flex",
    "Gravi els símbols dels seus clients: el Touch Pure Flex es fabrica per encàrrec per a cada estança.",
    "La producció dura com a màxim deu dies laborables. La comanda en mostra cada pas.",
  ],
  app: [
    "App {version}: favorits i mode fosc",
    "Ara els favorits es poden ordenar per estances, i el mode fosc segueix el telèfon.",
    "L’actualització arribarà els pròxims dies a través de les botigues d’aplicacions.",
  ],
  firstSteps: [
    "Ja ha fet els primers passos?",
    "Cinc passos per començar bé: perfil, paquet d’inici, curs, primer producte, assessor de partners.",
    "El seu assessor de partners l’ajudarà amb molt de gust. Trobarà el contacte al tauler.",
  ],
  maintenance: [
    "Serveis al núvol: manteniment diumenge",
    "Diumenge de 4:00 a 6:00 (UTC) es fa el manteniment de Mailer, Push i Caller.",
    "Els Miniservers continuen funcionant a casa. Els missatges d’aquestes hores s’envien després.",
  ],
  tutorial: [
    "Tutorial nou: protecció solar i calefacció en un sol pla",
    "En 20 minuts, el tutorial mostra com la protecció solar ajuda a escalfar a l’hivern i a refrescar a l’estiu.",
    "El projecte d’exemple es pot baixar al costat de la pel·lícula.",
  ],
  priceList: [
    "La nova llista de preus {version} s’aplica a partir del mes vinent",
    "La llista de preus {version} entra en vigor el primer dia del mes vinent.",
    "Les comandes que arribin abans es lliuren als preus actuals.",
  ],
  security: [
    "Actualització de seguretat {version}: cal instal·lar-la",
    "La versió {version} tanca una vulnerabilitat en l’accés remot dels Miniservers accessibles des d’internet.",
    "Actualitzi totes les instal·lacions els pròxims dies. Les que fan servir Cloud DNS ja estan protegides.",
  ],
  weather: [
    "El seu servei meteorològic",
    "La previsió ara arriba a quatre dies, de manera que la protecció solar i la calefacció poden planificar abans.",
    "No cal que canviï res. El servei continua al mateix preu.",
  ],
  successor: [
    "Valve Actuator: un successor amb el mateix adaptador",
    "El nou Valve Actuator és més silenciós i encaixa en tots els adaptadors del model anterior.",
    "Els dos models es poden combinar en una mateixa branca Tree. El model anterior es ven fins que s’acabin les existències.",
  ],
  openingHours: [
    "L’equip de suport els dies festius",
    "Els dies festius, l’equip de suport atén per tiquet. El telèfon torna a estar atès el dia laborable següent.",
    "Les comandes que arriben en un dia festiu surten del nostre magatzem el dia laborable següent.",
  ],
  webinar: [
    "Seminari web: vendre el que estalvia energia",
    "Com mostrar als clients el benefici de la gestió de l’energia, amb xifres de tres projectes.",
    "El seminari web dura 45 minuts. L’enregistrament s’envia a tots els inscrits.",
  ],
};
