// Sends the same request by several clients for some time, each as soon as its last one is answered, and prints the number of answers.
import { Agent, request } from "node:http";

const { url, method, headers, body, clients, ms } = JSON.parse(process.argv[2] ?? "{}");
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const until = Date.now() + ms;
let answers = 0;

const send = () =>
  new Promise((resolve, reject) => {
    const sending = request(url, {
      method,
      agent,
      headers: body === "" ? headers : { ...headers, "Content-Length": Buffer.byteLength(body) },
    });
    sending.on("response", (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().on("end", resolve);
    });
    sending.on("error", reject);
    sending.end(body);
  });

await Promise.all(
  Array.from({ length: clients }, async () => {
    while (Date.now() < until) {
      await send();
      answers += 1;
    }
  }),
);
console.log(answers);
process.exit(0);
